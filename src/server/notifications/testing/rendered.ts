import { hooks } from '../../areas';
import { renderNotification, type StoredNotification } from '../render';

export const rendered = (row: StoredNotification, count?: number) => renderNotification(hooks, row, 'en', count);
