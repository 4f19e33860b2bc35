export { ChatPage as chat } from '../../chat/ChatPage';
