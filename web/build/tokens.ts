/** `virtual:tokens.css`: the tokens of the design (src/theme/tokens.json) as custom properties.
 *
 * Parchment is light, vigil is dark. Until the page runs and says on the root which it is, the device decides.
 * A part of the page alone is dark by the class `vigil`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const MODULE = "virtual:tokens.css";

interface Tokens {
  tokens: Record<"parchment" | "vigil", Record<string, string>>;
  type: Record<string, [number, number]>;
  space: number[];
  scales: Record<keyof typeof SCALES, number[]>;
  radius: Record<string, number>;
  target: Record<string, number>;
  shadow: Record<string, string>;
  motion: Record<string, number | string>;
}

/** What a step of a scale sets. */
const SCALES = {
  gap: "gap",
  px: "padding-inline",
  py: "padding-block",
  mt: "margin-top",
  mb: "margin-bottom",
  high: "min-height",
  across: "min-width",
  t: "font-size",
  lead: "line-height",
};

const dashed = (name: string): string => name.replaceAll("_", "-");
const lines = (pairs: [string, string][]): string => pairs.map(([name, value]) => `--${dashed(name)}:${value};`).join("");

/** The style sheet of the tokens. */
export function css(design: Tokens): string {
  const light = lines(Object.entries(design.tokens.parchment)) + "color-scheme:light;";
  const dark = lines(Object.entries(design.tokens.vigil)) + "color-scheme:dark;";
  return [
    "@layer base,shapes,scales;",
    `@layer scales{${steps(design)}}`,
    `:root{${lines(measures(design))}${light}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme="parchment"]){${dark}}}`,
    `:root[data-theme="vigil"],.vigil{${dark}}`,
  ].join("\n");
}

/** A class for each step: `.gap-8`, `.t-15`, `.lead-120`. */
function steps({ scales }: Tokens): string {
  const rule = (name: keyof typeof SCALES, step: number): string => {
    if (name === "lead") return `.lead-${Math.round(step * 100)}{line-height:${step}}`;
    return `.${name}-${step}{${SCALES[name]}:${name === "t" ? `${step / 16}rem` : `${step}px`}}`;
  };
  return (Object.keys(SCALES) as (keyof typeof SCALES)[]).flatMap((name) => scales[name].map((step) => rule(name, step))).join("");
}

function measures(design: Tokens): [string, string][] {
  return [
    ...Object.entries(design.type).flatMap(([name, [size, lead]]): [string, string][] => [[`type-${name}`, `${size / 16}rem`], [`lead-${name}`, `${lead}`]]),
    ...Object.entries(design.motion).map(([name, value]): [string, string] => [`motion-${name}`, typeof value === "number" ? `${value}ms` : value]),
    ...design.space.map((value, i): [string, string] => [`space-${i + 1}`, `${value}px`]),
    ...Object.entries(design.radius).map(([name, value]): [string, string] => [`radius-${name}`, `${value}px`]),
    ...Object.entries(design.target).map(([name, value]): [string, string] => [`target-${name}`, `${value}px`]),
    ...Object.entries(design.shadow).map(([name, value]): [string, string] => [`shadow-${name}`, value]),
  ];
}

export function tokens(): Plugin {
  let file = "";
  return {
    name: "subrosa-tokens",
    configResolved: (config) => void (file = join(config.root, "src/theme/tokens.json")),
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      this.addWatchFile(file);
      return css(JSON.parse(readFileSync(file, "utf8")) as Tokens);
    },
  };
}
