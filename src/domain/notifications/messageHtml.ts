/** For the sanitizers of the server and the client (rule notifications.html). */
export const messageHtml = {
  tags: ['b', 'i', 'em', 'strong', 'br', 'a'],
  attributes: ['href'],
  schemes: ['http', 'https'],
  address: /^https?:\/\//i,
};
