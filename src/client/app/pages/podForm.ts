export { AddPodPage } from '../../pods/AddPodPage';
export { EditPodPage } from '../../pods/EditPodPage';
