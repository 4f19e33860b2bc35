/* Generated from toastWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  region: "Status messages",
  undo: "Undo",
  key: "F6",
  undoByKey: "Press F6 to go to Undo.",
};
