/** What goes over the wire: made from the server's messages by `python -m subrosa.page.types`. */
export type * from "../../generated/wire";
