/** Words of the passing messages. Apart from `words`, which every page loads. */
export const toastWords = {
  region: 'Status messages',
  key: 'F6',
  /** Heard by who uses a screen reader, with the message. */
  undoByKey: 'Press F6 to go to Undo.',
};
