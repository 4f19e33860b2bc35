export { forgetAddressesOf, recordAct, recordDownload } from './record';
