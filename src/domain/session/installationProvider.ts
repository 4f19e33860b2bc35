/** The provider of the installation's settings, beside those of businesses. */
export const INSTALLATION_PROVIDER = 'installation';
