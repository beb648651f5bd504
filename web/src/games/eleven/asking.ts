/** The facts of 011's questions, as `facts` of the terminal's choices has them. */
import type { Seat } from "../../wire/seat.svelte";
import type { Facts } from "../../words/shown";
import { reading } from "./box";

export function asking(seat: Seat): Facts {
  const v = seat.view;
  const position = Number(v.auctioned) + 1;
  switch (seat.step) {
    case "bid":
      return { position };
    case "raise":
      return { position, amount: Number(v.bid), other: Number(String(v.bidder).replace("seat ", "")) };
    case "move":
      return { figure: String(v.figure), steps: Number(v.steps) };
    case "ride":
      return { figure: String(v.figure) };
    case "walk":
      return { figure: String(v.walker), steps: Number(v.walking) };
    case "gate_spot":
    case "swap_second":
      return { figure: Object.keys(v.place as object)[Number(v.moving)] ?? "" };
    case "target":
    case "look_on":
      return { looks: Number(v.looks) };
    case "hand_in":
      return { action: reading(Number(v.gear)).action };
    default:
      return {};
  }
}
