/** A board as a drawing that needs no page round it: what is seen of it now, with the paints, symbols and pictures it is made of.
 *
 * It is written as text from the start: elements of this page may have no style of their own (its policy says so).
 */

const [XHTML, SVG] = ["http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg"];
/** What an element has from those round it, unless it says otherwise. */
const INHERITED = ["color", "fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "font-family", "font-size", "font-style", "font-weight", "letter-spacing", "line-height", "paint-order", "text-anchor", "text-align", "visibility", "white-space"];
/** What it has of its own, and what that is where nothing is said. */
const OWN: Readonly<Record<string, string>> = { opacity: "1", "mix-blend-mode": "normal", filter: "none", "clip-path": "none" };
const DRAWN: Readonly<Record<string, string>> = { ...OWN, display: "inline", transform: "none", translate: "none", scale: "none", rotate: "none", "transform-origin": "0px 0px", "transform-box": "view-box" };
const BOXED: Readonly<Record<string, string>> = { ...OWN, "background-color": "rgba(0, 0, 0, 0)", "border-radius": "0px", "box-shadow": "none", overflow: "visible" };
const FLOWS = ["display", "flex-direction", "justify-content", "align-items", "height", "overflow"];
const EDGES = ["top", "right", "bottom", "left"];

export interface Board {
  markup: string;
  width: number;
  height: number;
}

/** Boards of one picture share their symbols and pictures. */
export class Boards {
  #symbols = new Map<string, string>();
  #pictures = new Map<string, { name: string; data: string }>();

  /** What stands before them all. */
  get shared(): string {
    const pictures = [...this.#pictures.values()].map(({ name, data }) => `.${name}{background:url(${data}) center/100% 100% no-repeat}`).join("");
    const body = [...this.#symbols.values()].join("");
    const root = getComputedStyle(document.documentElement);
    const paints = [...new Set(body.match(/var\((--[\w-]+)/g))].map((one) => one.slice(4)).map((name) => `${name}:${root.getPropertyValue(name)}`);
    return `<style>:root{${paints.join(";")}}${pictures}</style><defs>${body}</defs>`;
  }

  async drawn(board: HTMLElement): Promise<Board> {
    for (const use of board.querySelectorAll("use")) await this.#fetched(use.href.baseVal);
    const box = board.getBoundingClientRect();
    const markup = await this.#boxed(board, box, getComputedStyle(document.documentElement));
    this.#named(markup);
    return { markup: markup.replace("<div", `<div xmlns="${XHTML}"`), width: box.width, height: box.height };
  }

  /** A part of the page: where it stands, and as it looks. */
  async #boxed(one: Element, round: DOMRect, outer: CSSStyleDeclaration): Promise<string> {
    const [box, look] = [one.getBoundingClientRect(), getComputedStyle(one)];
    const style = [`position:absolute;box-sizing:border-box;left:${near(box.left - round.left)}px;top:${near(box.top - round.top)}px;width:${near(box.width)}px;height:${near(box.height)}px`, ...said(look, outer, BOXED)];
    for (const edge of EDGES) if (parseFloat(look.getPropertyValue(`border-${edge}-width`))) style.push(`border-${edge}:${["width", "style", "color"].map((part) => look.getPropertyValue(`border-${edge}-${part}`)).join(" ")}`);
    const picture = /url\("?([^")]+)"?\)/.exec(look.backgroundImage)?.[1];
    const within: string[] = [];
    for (const child of one.childNodes) {
      if (child.nodeType === Node.TEXT_NODE && child.textContent!.trim()) within.push(worded(child, box, parseFloat(look.fontSize) * zoom(one, box)));
      else if (child instanceof Element && shown(child) && (child.getBoundingClientRect().width || child.childElementCount)) within.push(child instanceof SVGSVGElement ? this.#sheet(child, box, look) : await this.#boxed(child, box, look));
    }
    return tag("div", { class: picture ? await this.#picture(picture) : "", style: style.join(";") }, within.join(""));
  }

  /** A drawing within it. */
  #sheet(svg: SVGSVGElement, round: DOMRect, outer: CSSStyleDeclaration): string {
    const box = svg.getBoundingClientRect();
    const where = `position:absolute;left:${near(box.left - round.left)}px;top:${near(box.top - round.top)}px;transform:none`;
    return this.#copied(svg, outer, { xmlns: SVG, width: String(near(box.width)), height: String(near(box.height)) }, where);
  }

  #copied(one: Element, outer: CSSStyleDeclaration, more: Readonly<Record<string, string>> = {}, where = ""): string {
    const look = getComputedStyle(one);
    const own = one instanceof SVGElement ? [...one.style].filter((name) => name.startsWith("--")).map((name) => `${name}:${one.style.getPropertyValue(name)}`) : [];
    const style = [...own, ...(one instanceof SVGUseElement ? this.#used(one, look) : []), ...said(look, outer, DRAWN), ...(where ? [where] : [])];
    const plain = [...one.attributes].filter(({ name }) => name !== "class" && name !== "style" && !name.startsWith("xmlns")).map(({ name, value }) => [name, name.endsWith("href") ? value.slice(value.indexOf("#")) : value]);
    let within = "";
    for (const child of one.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) within += safe(child.textContent!);
      else if (child instanceof SVGElement && shown(child)) within += this.#copied(child, look);
      else if (child instanceof HTMLElement && shown(child)) within += written(child, look).replace("<div", `<div xmlns="${XHTML}"`);
    }
    return tag(one.tagName, { ...(Object.fromEntries(plain) as Record<string, string>), ...more, style: style.join(";") }, within);
  }

  /** The symbol is kept, with those it is made of; where it is painted another way than usual, that is said. */
  #used(use: SVGUseElement, look: CSSStyleDeclaration): string[] {
    const root = getComputedStyle(document.documentElement);
    const found = this.#symbol(use.href.baseVal.split("#").at(-1)!);
    return [...new Set(found.match(/var\((--[\w-]+)/g))]
      .map((one) => one.slice(4))
      .filter((name) => look.getPropertyValue(name) !== root.getPropertyValue(name))
      .map((name) => `${name}:${look.getPropertyValue(name)}`);
  }

  /** A symbol that lies in a file of the house. */
  async #fetched(address: string): Promise<void> {
    const [file, id] = address.split("#");
    if (!file || !id || this.#symbols.has(id)) return;
    const symbol = new DOMParser().parseFromString(await (await fetch(file)).text(), "image/svg+xml").getElementById(id);
    this.#symbols.set(id, symbol ? new XMLSerializer().serializeToString(symbol) : "");
  }

  /** What is painted, cut or written along by its name comes along, and what that names in turn. */
  #named(markup: string): void {
    for (const [, id] of markup.matchAll(/(?:url\((?:'|&#34;|")?#|href="#)([\w-]+)/g)) if (id && !this.#symbols.has(id)) this.#named(this.#symbol(id));
  }

  #symbol(id: string): string {
    const known = this.#symbols.get(id);
    if (known !== undefined) return known;
    const symbol = document.getElementById(id);
    const markup = symbol instanceof SVGGradientElement ? shaded(symbol) : symbol ? new XMLSerializer().serializeToString(symbol) : "";
    this.#symbols.set(id, markup);
    return markup + [...(symbol?.querySelectorAll("use") ?? [])].map((one) => this.#symbol(one.href.baseVal.slice(1))).join("");
  }

  async #picture(address: string): Promise<string> {
    const known = this.#pictures.get(address);
    if (known) return known.name;
    const name = `p${this.#pictures.size}`;
    this.#pictures.set(address, { name, data: await read(address) });
    return name;
  }
}

const safe = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** An element as text; what is said of it with nothing is left out. */
const tag = (name: string, said: Readonly<Record<string, string>>, within: string): string => `<${name}${Object.entries(said).filter(([, value]) => value).map(([key, value]) => ` ${key}="${safe(value)}"`).join("")}>${within}</${name}>`;
/** How much larger than it is made something is shown, on a map that was drawn nearer. */
const zoom = (one: Element, box: DOMRect): number => (one instanceof HTMLElement && one.offsetWidth ? box.width / one.offsetWidth : 1);
const near = (value: number): number => Math.round(value * 100) / 100;
/** Tools are of no use in a picture. */
const shown = (one: Element): boolean => one.tagName !== "DIALOG" && !(one instanceof HTMLElement && one.matches("[data-aid]")) && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.classList.contains("unseen");

/** What has to be said of how it looks: what differs from what is round it, and what is its own. */
function said(look: CSSStyleDeclaration, outer: CSSStyleDeclaration, own: Readonly<Record<string, string>>): string[] {
  const names = [...INHERITED.filter((name) => look.getPropertyValue(name) !== outer.getPropertyValue(name)), ...Object.keys(own).filter((name) => look.getPropertyValue(name) !== own[name])];
  return names.map((name) => `${name}:${look.getPropertyValue(name).replace(/"/g, "'")}`);
}

/** A gradient: what its stops are painted with may be said by a style sheet. */
function shaded(one: SVGGradientElement): string {
  const said = (of: Element): Record<string, string> => Object.fromEntries([...of.attributes].filter(({ name }) => name !== "class" && name !== "style").map(({ name, value }) => [name, value]));
  const stops = [...one.children].map((stop) => {
    const look = getComputedStyle(stop);
    return tag("stop", { ...said(stop), style: `stop-color:${look.stopColor};stop-opacity:${look.stopOpacity}` }, "");
  });
  return tag(one.tagName, { xmlns: SVG, ...said(one) }, stops.join(""));
}

/** Words where they stand. */
function worded(text: Node, round: DOMRect, size: number): string {
  const range = document.createRange();
  range.selectNodeContents(text);
  const box = range.getBoundingClientRect();
  return tag("span", { style: `position:absolute;left:${near(box.left - round.left)}px;top:${near(box.top - round.top)}px;width:${near(box.width + 2)}px;font-size:${near(size)}px;line-height:${near(box.height)}px;white-space:nowrap` }, safe(text.textContent!));
}

/** Words within a drawing, as they flow there. */
function written(one: Element, outer: CSSStyleDeclaration): string {
  const look = getComputedStyle(one);
  const style = [...said(look, outer, OWN), ...FLOWS.map((name) => `${name}:${look.getPropertyValue(name)}`)].join(";");
  let within = "";
  for (const child of one.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) within += safe(child.textContent!);
    else if (child instanceof Element && shown(child)) within += written(child, look);
  }
  return tag("div", { style }, within);
}

async function read(address: string): Promise<string> {
  const found = await (await fetch(address)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(found);
  });
}
