/* Generated from greetingWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  hello: "Say hello",
  ledWith: (d: { leader: string; others: string }) => "Led by " + d.leader + ", with " + d.others + ".",
  ledAlone: (d: { leader: string }) => "Led by " + d.leader + ". You’re the first to join.",
  withOthers: (d: { others: string }) => "You’re with " + d.others + ". There’s no leader yet.",
  alone: "You’re the first to join.",
};
