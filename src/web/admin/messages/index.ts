import { MessageList } from './MessageList.tsx';
import { MessagePage } from './MessagePage.tsx';

export const messages = { list: MessageList, edit: MessagePage };
