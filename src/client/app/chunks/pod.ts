export { PodPage as pod } from '../../pods/PodPage';
