/** What Formik clones, the values and errors of a form, is what browsers clone by themselves. */
const deepClone = (value) => structuredClone(value);

export default deepClone;
