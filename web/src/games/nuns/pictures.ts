import type { Pictures } from "../index";

export default { rules: { "1": "rules-nuns-1", "4": "rules-nuns-4", "8": "rules-nuns-8" }, guide: { "1": "rules-nuns-1", "4": "rules-nuns-4", "5": "rules-nuns-8" } } satisfies Pictures;
