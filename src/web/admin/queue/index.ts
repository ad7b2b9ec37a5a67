import { JobCreate } from './JobCreate.tsx';
import { JobPage } from './JobPage.tsx';
import { QueueList } from './QueueList.tsx';

/** The jobs that run once. */
export const queue = { list: QueueList, create: JobCreate, edit: JobPage };
