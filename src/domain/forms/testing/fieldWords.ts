/** The messages of a text field by that name. */
export const fieldWords = (name: string) => () => ({
  required: `${name} is required`,
  tooLong: ({ max }: { max: number }) => `${name} must be ${max} characters or fewer`,
});
