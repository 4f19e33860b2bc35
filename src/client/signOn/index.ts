export { OfferedProviders } from './OfferedProviders';
