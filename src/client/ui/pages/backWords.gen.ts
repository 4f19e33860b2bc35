/* Generated from backWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  back: "Back",
  backTo: (d: { label: string }) => "Back to " + d.label,
};
