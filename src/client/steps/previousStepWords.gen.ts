/* Generated from previousStepWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  previous: "Previous",
  noPrevious: "Steps you’ve finished will be listed here.",
  journey: "My journey",
  showEarlier: "Show earlier steps",
  earlierFailed: "We couldn’t load the earlier steps.",
};
