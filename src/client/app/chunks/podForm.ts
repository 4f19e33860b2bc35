export { AddPodPage as podsAdd } from '../../pods/manage/AddPodPage';
export { EditPodPage as podEdit } from '../../pods/manage/EditPodPage';
export { FormPodPage as membershipFormPod } from '../../pods/formation/FormPodPage';
