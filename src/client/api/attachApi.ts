import { fillSlot } from './apiSlot';
import { emptyApi } from './emptyApi';
import { forgetting } from './forgetting';

/**
 * Gives the store what makes calls and keeps their answers. To be done before the first: the login is shown without, and
 * most of what starts the program on a phone is this. Doing it again changes nothing.
 */
export const attachApi = (): void => fillSlot(emptyApi, forgetting);
