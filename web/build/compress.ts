/** Every text of the built page beside itself as .br and .gz, so that the server compresses nothing. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(js|css|html|svg|json|webmanifest)$/;
const LEAST = 256;

export function compress(): Plugin {
  let folder = "";
  return {
    name: "subrosa-compress",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    writeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!TEXTS.test(name) || name.startsWith(".vite")) continue;
        const path = join(folder, name);
        const text = readFileSync(path);
        if (text.length < LEAST) continue;
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(`${path}.br`, brotliCompressSync(text, quality));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
