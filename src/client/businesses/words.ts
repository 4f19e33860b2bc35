/** Words of businesses and their administrators. */
export const words = {
  signUp: {
    title: 'Register your business',
    intro: 'Set up memberships, and let their members find a pod.',
    businessName: 'Business name',
    email: 'Email',
    firstName: 'First name',
    lastName: 'Last name',
    password: 'Password',
    confirmPassword: 'Retype password',
    agree: 'I agree to the',
    terms: 'terms',
    submit: 'Sign up',
    cancel: 'Cancel',
    haveAccount: 'Have an account already?',
    login: 'Log in',
  },
};
