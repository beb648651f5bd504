import type { Pictures } from "../index";

export default { rules: { "1": "rules-eleven-1", "8": "rules-eleven-8" }, guide: { "1": "rules-eleven-1", "5": "rules-eleven-8" } } satisfies Pictures;
