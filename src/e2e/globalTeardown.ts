import { removePreparedData } from './preparedData';

export default function globalTeardown(): void {
  removePreparedData();
}
