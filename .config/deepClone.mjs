/** Formik only clones the values and errors of forms, which browsers can clone themselves. */
const deepClone = (value) => structuredClone(value);

export default deepClone;
