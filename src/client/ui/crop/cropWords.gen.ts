/* Generated from cropWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  zoom: "Zoom",
  across: "Move sideways",
  upDown: "Move up and down",
  preview: "Drag the image or use the sliders to choose what’s shown.",
  middle: "Your browser doesn’t let us crop images, so we’ll use the middle of this one.",
  chosen: "Chosen image",
};
