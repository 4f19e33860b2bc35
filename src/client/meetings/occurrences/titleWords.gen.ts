/* Generated from titleWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  attendance: "Attendance",
  upcoming: "Upcoming meetings",
};
