/**
 * The HTML allowed in a notification's message (rule notifications.html), for the sanitizers of the server and the
 * client.
 */
export const messageHtml = {
  tags: ['b', 'i', 'em', 'strong', 'br', 'a'],
  attributes: ['href'],
  schemes: ['http', 'https'],
  address: /^https?:\/\//i,
};
