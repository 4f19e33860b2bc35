/* Generated from rebaseWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  overtaken: "Changed in the meantime. Save again to keep yours instead.",
  overtakenBy: (d: { theirs: string }) => "Changed in the meantime to ‘" + d.theirs + "’. Save again to keep yours instead.",
  help: "The fields you didn’t change are now up to date.",
};
