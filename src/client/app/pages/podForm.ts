export { AddPodPage } from '../../pods/AddPodPage';
export { EditPodPage } from '../../pods/EditPodPage';
export { FormPodPage } from '../../pods/formation/FormPodPage';
