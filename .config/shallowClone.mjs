/** Formik makes shallow copies only of objects and arrays of form values. */
const shallowClone = (value) => (Array.isArray(value) ? [...value] : { ...value });

export default shallowClone;
