export { AddPodPage } from '../../pods/manage/AddPodPage';
export { EditPodPage } from '../../pods/manage/EditPodPage';
export { FormPodPage } from '../../pods/formation/FormPodPage';
