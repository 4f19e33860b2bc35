export { PodsPage as pods } from '../../pods/PodsPage';
