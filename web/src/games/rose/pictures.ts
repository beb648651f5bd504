import type { Pictures } from "../index";

export default { rules: { "2": "rules-rose-2", "5": "rules-rose-5" }, guide: { "1": "rules-rose-2", "4": "rules-rose-5" } } satisfies Pictures;
