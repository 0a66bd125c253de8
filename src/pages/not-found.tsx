import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { DocumentHead } from '../components/document-head.tsx'
import { useMessages } from '../hooks/language.tsx'
import { screens } from '../paths.ts'

export function Component() {
  const { pathname } = useLocation()
  const { notFound } = useMessages()

  useEffect(() => {
    console.error(`404: ${pathname}`)
  }, [pathname])

  return (
    <>
      <DocumentHead title={notFound.heading} description={notFound.description} />
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{notFound.heading}</h1>
      <p lang="en">{notFound.text}</p>
      <p>
        <Link to={screens.home.path} lang="en">
          {notFound.home}
        </Link>
      </p>
    </>
  )
}
