export { ChoosePod } from './ChoosePod';
export { RunningBulkAction } from './RunningBulkAction';
export { SelectionBar } from './selection/SelectionBar';
export { SelectRow } from './selection/SelectRow';
export { useSelection, type Selection } from './selection/useSelection';
export { words as bulkWords } from './words.gen';
