/** For imports that only the bundler understands (style sheets, fonts, the server-only marker), or only Node. */
export default {};
