/** An object or array of a form's values once more, which is all that Formik copies so. */
const shallowClone = (value) => (Array.isArray(value) ? [...value] : { ...value });

export default shallowClone;
