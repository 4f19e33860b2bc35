/** Words of what a link in a mail opens. Apart from `words`, which every page loads. */
export const confirmLinkWords = {
  confirm: 'Confirm',
  notMe: 'This was not me',
  declinedTitle: 'Thank you for telling us',
  declined: 'We have deleted what was waiting. Nothing was changed, and the link no longer works.',
};
