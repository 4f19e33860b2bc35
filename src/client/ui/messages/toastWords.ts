export const toastWords = {
  region: 'Status messages',
  undo: 'Undo',
  key: 'F6',
  undoByKey: 'Press F6 to go to Undo.',
};
