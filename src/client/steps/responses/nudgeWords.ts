export const nudgeWords = {
  nudge: 'Nudge',
  nudgeName: (name: string) => `Nudge ${name} to set a step`,
  nudged: 'Nudged recently',
  sent: (name: string) => `We’ve sent ${name} a friendly reminder`,
};
