export const words = {
  cant: 'Can’t make it?',
  note: 'Anything the others should know?',
  noteWhy: 'Optional. Everyone in your pod can read it.',
  send: 'Tell the pod',
  cancel: 'Cancel',
  sent: 'We’ve told the people who run the meeting.',
  mine: 'You can’t make it.',
  back: 'I can come after all',
  taken: 'You’re coming after all.',
  /** 'Anna can’t make it', 'You, Anna and 2 others can’t make it'. */
  line: (names: readonly string[], count: number): string => {
    const shown = names.slice(0, 2);
    const others = count - shown.length;
    if (shown.length === 0) return count === 1 ? 'One person can’t make it.' : `${count} people can’t make it.`;
    const all = [...shown, ...(others > 0 ? [others === 1 ? '1 other' : `${others} others`] : [])];
    const last = all.at(-1) ?? '';
    return `${all.length === 1 ? last : `${all.slice(0, -1).join(', ')} and ${last}`} can’t make it.`;
  },
};
