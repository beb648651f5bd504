/** How the page is built: hashed names, nothing inline, words and tokens made from their sources. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./build/compress.ts";
import { tokens } from "./build/tokens.ts";
import { words } from "./build/words.ts";

const server = process.env.SUBROSA_SERVER ?? "http://127.0.0.1:8000";

const HOUSE = /node_modules\/(svelte|clsx|esm-env|@fluent)\/|vite\/|src\/(parts|wire|words|theme)\/|src\/[\w.]+$/;

/** Words by language and game, everything else by its own name. */
function called(chunk: { name: string; facadeModuleId: string | null }): string {
  const piece = chunk.facadeModuleId?.split("virtual:words/")[1];
  return piece ? `words-${piece.replace("/", "-")}` : chunk.name;
}

export default defineConfig({
  plugins: [svelte(), words(), tokens(), compress()],
  build: {
    outDir: process.env.SUBROSA_BUILT ?? "../src/subrosa/page/built",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
    // What every page needs is one file; pages and games are loaded when they are shown.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "house", test: HOUSE }] }, chunkFileNames: (chunk) => `assets/${called(chunk)}-[hash].js` },
    },
  },
  // The rules are read from the package beside this folder.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
