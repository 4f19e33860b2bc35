/** HTML allowed in a notification's message (rule notifications.html), for the server's and the client's sanitizer. */
export const messageHtml = {
  tags: ['b', 'i', 'em', 'strong', 'br', 'a'],
  attributes: ['href'],
  schemes: ['http', 'https'],
  address: /^https?:\/\//i,
};
