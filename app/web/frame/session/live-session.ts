// What a signed-in page loads once it is there, to learn of its session's end and keep what is typed in it.
export { holdLiveConnection } from '~/platform/live/live-connection';
export { fetchSessionState } from './fetch-session-state';
export { hasTypedWords, noteTyping } from './typed-words';
