import { MessageList } from './MessageList.tsx';

export const messages = { list: MessageList };
