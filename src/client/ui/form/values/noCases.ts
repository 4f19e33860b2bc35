function refuse(): never {
  throw new Error('Fields have the names they have');
}

/** No form renames the keys of its values, for which their library would bring along a splitter of words. */
export const camelCase = refuse;
export const snakeCase = refuse;
