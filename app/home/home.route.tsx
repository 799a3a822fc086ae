export default function Home() {
  return <main>Hi</main>;
}
