/* Generated from listWords.en.json by `npm run words:generate`. Never edited by hand. */
import { number } from '../../../domain/text/messages';

export const words = {
  search: "Search",
  searchTooLong: (d: { maximum: number }) => "Use " + number('en', d.maximum) + " characters or fewer",
  clearSearch: "Clear search",
  orders: {
    asc: "Ascending",
    desc: "Descending",
  },
  columnOrders: {
    asc: "(ascending)",
    desc: "(descending)",
  },
  more: "Show more",
  moreFailed: "We couldn’t load the rest.",
};
