export const greetingWords = {
  hello: 'Say hello',
  ledWith: (leader: string, others: string) => `Led by ${leader}, with ${others}.`,
  ledAlone: (leader: string) => `Led by ${leader}. You’re the first to join.`,
  withOthers: (others: string) => `You’re with ${others}. There’s no leader yet.`,
  alone: 'You’re the first to join.',
};
