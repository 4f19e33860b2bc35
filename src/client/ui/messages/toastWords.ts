/** Text for toasts. Separate from `words`, which every page loads. */
export const toastWords = {
  region: 'Status messages',
  key: 'F6',
  /** Read by screen readers after the message. */
  undoByKey: 'Press F6 to go to Undo.',
};
