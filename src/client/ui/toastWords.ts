/** Words of the passing messages. Apart from `words`, which every page loads. */
export const toastWords = {
  region: 'Status messages',
  key: 'F6',
};
