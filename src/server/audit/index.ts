export { clearAddressesOf, recordAct, recordDownload } from './record';
